type Step = { step: number; title: string; description: string }

/** Steps of a process, numbered like the folios of a newspaper. */
export function NumberedSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="ledger">
      {steps.map(({ step, title, description }) => (
        <li key={step} className="grid grid-cols-[3.5rem_1fr] gap-x-4 py-6 sm:grid-cols-[5rem_1fr]">
          <span className="figure text-h2 text-accent" aria-hidden="true">
            {step}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="mt-2 max-w-measure text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
