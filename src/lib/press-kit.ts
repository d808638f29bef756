/** Where the files of the newsroom are. */

/** A folder of single files, and all of them in one, with its checksum. */
export const KIT = { folder: '/press/kit', zip: '/press/kit.zip', checksum: '/press/kit.zip.sha256' } as const

/** The logo of the theme, as a file of the kit. */
export const KIT_LOGO = 'logo.svg'

/** The name of a picture in the kit: that of its file, and of its folder, since two folders may have files of one name. */
export const kitName = (picture: string): string => picture.replaceAll('/', '-')
