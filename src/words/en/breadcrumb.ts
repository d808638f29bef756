export const label = 'Breadcrumb'
