import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { BriefResult } from './brief-result'
import { fields } from './fields'

const words: ToolWords = {
  submit: 'Generate Brief',
  progress: 'Generating Brief...',
  reset: 'Create Another',
  resultHeading: 'Your brief',
  toast: { title: 'Brief Generated!', description: 'What stands in [brackets] is yours to fill in.' },
}

export default function BriefBuilder() {
  return (
    <ToolFrame fields={fields} words={words}>
      {(result) => <BriefResult {...result} />}
    </ToolFrame>
  )
}
