export const source = (source: string) => `Source: ${source}`
