import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { CrisisResult } from './crisis-result'
import { fields } from './fields'

const words: ToolWords = {
  submit: 'Generate responses',
  progress: 'Generating...',
  reset: 'Generate New Responses',
  resultHeading: 'Four documents for the first hours',
  toast: { title: 'Crisis Responses Generated!', description: '4 drafts in your words. Nothing was sent anywhere.' },
}

export default function CrisisResponses() {
  return (
    <ToolFrame fields={fields} words={words} waitsUntilFilled>
      {({ values }) => <CrisisResult scenario={values.scenario} />}
    </ToolFrame>
  )
}
