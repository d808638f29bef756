import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { ContentBriefResult } from './content-brief-result'
import { fields } from './fields'

const words: ToolWords = {
  submit: 'Generate Content Brief',
  progress: 'Generating Content Brief...',
  reset: 'Create New Brief',
  resultHeading: 'Your content brief',
  toast: { title: 'Content Brief Generated!', description: 'What stands in [brackets] is yours to fill in.' },
}

export default function ContentBrief() {
  return (
    <ToolFrame fields={fields} words={words} waitsUntilFilled>
      {(result) => <ContentBriefResult {...result} />}
    </ToolFrame>
  )
}
