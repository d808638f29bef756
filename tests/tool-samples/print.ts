import type { SampledTool } from './sample'
import { SAMPLE_DAY } from './sample'

/** All samples in one Markdown file, so that anybody can judge them. */
export function printSamples(tools: readonly SampledTool[]): string {
  const list = tools.map(({ title, samples }) => `- ${title}: ${samples.length}`).join('\n')
  return `# What the tools write

Real situations, what somebody types into each tool, and everything that the tool writes about it on ${SAMPLE_DAY}.
\`tests/tool-samples\` has the situations, and what each text must and must not say.

Read them as an editor: could the text be sent once its [blanks] are filled? Could it hurt anybody?

${list}

${tools.map(printTool).join('\n\n')}
`
}

function printTool({ tool, title, samples, write }: SampledTool): string {
  const parts = samples.map(({ name, typed }, index) => {
    const inputs = Object.entries(typed).flatMap(([field, text]) => {
      if (text === '') return []
      const label = tool.fields[field]?.label ?? field
      return `${label}:\n\n${text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`
    })
    return `### ${index + 1}. ${capital(name)}\n\n${inputs.join('\n\n')}\n\n\`\`\`\`text\n${write(typed).trim()}\n\`\`\`\``
  })
  return `## ${title}\n\n${parts.join('\n\n')}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
