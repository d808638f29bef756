/** Says that facts on the page are invented. Its place is above them, across the page. */
export function SampleNote({ text }: { text: string }) {
  return (
    <p role="note" className="sample-note">
      {text}
    </p>
  )
}
