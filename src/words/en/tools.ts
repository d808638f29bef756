/** The overview of the free tools. */

export const elsewhere = 'Tools on other sites'
export const mediaMonitoring = 'Media monitoring'
export const aiWriting = 'AI writing'
export const topCreators = 'The top 200 creators'
