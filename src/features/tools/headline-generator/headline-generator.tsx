import { ToolFrame, type ToolWords } from '../kit/tool-frame'
import { fields } from './fields'
import { HeadlinesResult } from './headlines-result'

const words: ToolWords = {
  submit: 'Generate headlines',
  progress: 'Generating...',
  reset: 'Generate More',
  resultHeading: 'Eight headlines from your topic',
  toast: { title: 'Headlines Generated!', description: '8 headlines from your topic. Nothing was sent anywhere.' },
}

export default function HeadlineGenerator() {
  return (
    <ToolFrame fields={fields} words={words}>
      {({ values }) => <HeadlinesResult topic={values.topic} />}
    </ToolFrame>
  )
}
