import * as words from '@words/quotation'
import type { ReactNode } from 'react'
import type { NamedPerson } from '@/schema/entries'
import { ContentLink } from './content-link'
import { PersonPhoto } from './person/person-photo'

type TestimonialProps = {
  quote: string
  role?: string
  /** Who said it, in words. */
  name?: string
  company?: string
  /** Id of who said it, if that is one of `people`. */
  person?: string
  people?: Record<string, NamedPerson>
  /** What proves it, in the last four of the twelve columns. */
  children?: ReactNode
}

/** What somebody says of the work, signed by name or by role. */
export function Testimonial({ quote, children, person, people, role, name, company }: TestimonialProps) {
  const speaker = people?.[person ?? '']
  return (
    <div className="page-grid gap-y-12 border-t border-ink py-section-70">
      <figure className={`col-span-full ${children ? 'lg:col-span-7' : ''}`}>
        <blockquote className="max-w-[34ch] font-display text-quote leading-[1.2] font-medium tracking-[-0.015em] text-balance">
          <p>{words.quoted({ quote })}</p>
        </blockquote>
        {speaker || name ? (
          <Signature role={role} name={name} company={company} speaker={speaker} />
        ) : (
          <figcaption className="kicker mt-8 text-muted">{role}</figcaption>
        )}
      </figure>
      {children}
    </div>
  )
}

type SignatureProps = Pick<TestimonialProps, 'role' | 'name' | 'company'> & { speaker?: NamedPerson }

function Signature({ speaker, name, role = speaker?.role, company = speaker?.company }: SignatureProps) {
  const about = [role, company].filter((part) => part !== undefined).join(', ')
  return (
    <figcaption className="mt-8 flex items-center gap-4">
      {speaker?.photo ? (
        <div className="w-16 flex-none">
          <PersonPhoto person={speaker} sizes="4rem" />
        </div>
      ) : null}
      <div>
        <p className="font-semibold">
          {speaker?.path ? <ContentLink to={speaker.path}>{speaker.name}</ContentLink> : (speaker?.name ?? name)}
        </p>
        {about ? <p className="kicker mt-1 text-muted">{about}</p> : null}
      </div>
    </figcaption>
  )
}
