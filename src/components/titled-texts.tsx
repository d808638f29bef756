/** Terms, or questions with their answers: a title and a text in each row. */
export function TitledTexts({ items }: { items: { title: string; text: string }[] }) {
  return (
    <dl className="ledger">
      {items.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-2-3">
          <dt className="font-display text-h3 leading-tight font-bold">{title}</dt>
          <dd className="max-w-measure">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Questions as rows. */
export const asRows = (items: { question: string; answer: string }[]) =>
  items.map(({ question, answer }) => ({ title: question, text: answer }))
