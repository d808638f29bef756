/** Clients that have a case study, at an address that must not change. */
export const caseStudies = {
  oneplus: 'OnePlus',
  oppo: 'OPPO',
  meizu: 'Meizu',
  cision: 'Cision',
  'huawei-cloud': 'Huawei Cloud',
  'ping-an': 'Ping An',
  tencent: 'Tencent',
  xreal: 'XREAL',
  'angry-miao': 'Angry Miao',
  ecarx: 'ECARX',
  hhogene: 'HHOGene',
  'publicis-msl': 'Publicis MSL',
  koelnmesse: 'Koelnmesse',
}

/** In the portfolio on purpose, without a case study of their own. */
export const withoutCaseStudy = { tanka: 'Tanka', tau: 'Tau', notta: 'Notta' }
