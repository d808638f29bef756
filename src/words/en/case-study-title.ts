/** Apart from the words of its page, because the head of a page is part of every page's script. */
export const title = (client: string, category: string) => `${client}: ${category} case study`
