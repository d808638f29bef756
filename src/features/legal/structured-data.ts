import type { PageData } from '@/metadata/structured-data'
import type { LegalEntry } from '@/schema/entries'
import type { Office } from '@/schema/office'

/** A legal page as schema.org knows it. An imprint says which company in law the agency is. */
export function legalData({ updated, details }: LegalEntry, office: Office | undefined): PageData {
  if (details?.kind !== 'imprint') return { modified: updated }
  const { vatId } = details
  return {
    modified: updated,
    ofAgency: { ...(office && { legalName: office.legalName }), ...(vatId && { vatID: vatId }) },
  }
}
