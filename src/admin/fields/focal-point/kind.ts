/** The kind of field that says what stays visible of a picture. */
export const FOCAL_POINT_FIELD = 'focal-point'
