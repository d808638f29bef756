export const source = (source: string) => `Source: ${source}`
export const clients = (count: number) => `${count} clients`
export const clientsOf = (count: number, all: number) => `${count} of ${all} clients`
export const groups = 'Groups of clients'
export const filter = 'Filter the clients'
export const sector = 'Sector'
export const allSectors = 'All sectors'
export const service = 'Service'
export const allServices = 'All services'
export const none = 'No client in this sector received that service.'
export const showAll = 'Show all clients'
export const inPreparation = '(in preparation)'
export const inBrief = 'In brief'
export const inBriefOf = (client: string) => `: ${client}`
export const challenge = 'Challenge'
export const solution = 'Solution'
export const results = 'Results'
export const media = 'Media Coverage'
export const delivered = 'Services Delivered'
export const featured = 'Featured Coverage'
