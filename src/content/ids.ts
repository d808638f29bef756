export type {
  BlogSlug,
  CaseStudyId,
  LegalId,
  MissingCaseStudyId,
  PortfolioClientId,
  ResourceId,
  ServiceId,
} from '#content/ids'
