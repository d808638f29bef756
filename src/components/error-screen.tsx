import * as words from '@words/errors'

type ErrorScreenProps = {
  error: unknown
  /** Level of its heading: 2 where the page keeps its own. */
  level?: 1 | 2
}

/** What a visitor sees when the app itself fails. The message is shown as plain text. */
export function ErrorScreen({ error, level = 1 }: ErrorScreenProps) {
  const Heading = `h${level}` as const
  return (
    <div className="page-width py-section" role="alert">
      <Heading>{words.heading}</Heading>
      <p className="lead mt-6">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-8">
        {/* A whole page load, since the app that would navigate has failed. */}
        <a href="/" className="button">
          {words.home}
        </a>
      </p>
    </div>
  )
}
