import type { ServiceSection } from '@/schema/service'

/** The fields of one kind of section. */
export type SectionOfKind<Kind extends ServiceSection['kind']> = Extract<ServiceSection, { kind: Kind }>
