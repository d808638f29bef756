export const notPublic = ' · not public yet'
export const downloadAll = 'Download all files (zip)'
export const checksum = 'SHA-256 checksum of the zip'
export const logo = 'The logo, as a drawing that any size is sharp in.'
export const download = (file: string) => `Download ${file}`
