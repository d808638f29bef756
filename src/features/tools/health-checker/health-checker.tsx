import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { HealthResult } from './health-result'

const words: ToolWords = {
  submit: 'Check press release',
  progress: 'Analyzing...',
  reset: 'Check Another',
  resultHeading: 'The health of your release',
  toast: { title: 'Analysis Complete!' },
}

export default function HealthChecker() {
  return (
    <ToolFrame fields={fields} words={words}>
      {({ values }) => <HealthResult text={values.release} />}
    </ToolFrame>
  )
}
