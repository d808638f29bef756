import type { ServicesPage } from '@/schema/pages'

/** Four steps side by side, read from left to right. */
export function ProcessColumns({ steps }: { steps: ServicesPage['process'] }) {
  return (
    <ol className="ruled-columns gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
      {steps.map(({ step, title, description }) => (
        <li key={step}>
          <span className="figure block text-step-number text-accent" aria-hidden="true">
            {step}
          </span>
          <h3 className="mt-5">{title}</h3>
          <p className="mt-2 max-w-136 text-muted">{description}</p>
        </li>
      ))}
    </ol>
  )
}
