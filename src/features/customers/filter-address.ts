/** Which clients a visitor asks for; it lives in the address as `?sector=…&service=…`. */
export type CustomerFilter = { sector?: string; service?: string }

/** Reads a filter from an address, which anyone can edit. */
export const parseFilter = ({ sector, service }: CustomerFilter): CustomerFilter => ({
  sector: sector || undefined,
  service: service || undefined,
})
