import { expect, test } from 'vitest'
import { afterSamples } from './after-samples'

test('what is added stands behind every sample', () => {
  expect(afterSamples('<pre><code>a &lt; b</code></pre>\n<p>c</p><pre>d</pre>', '<hr>')).toBe(
    '<pre><code>a &lt; b</code></pre><hr>\n<p>c</p><pre>d</pre><hr>',
  )
})

test('a tag inside of an attribute is not a sample', () => {
  const html = '<img alt="<pre>a</pre>" src="/b.png"><a title=">" href="/c">d</a>'
  expect(afterSamples(html, '<hr>')).toBe(html)
})
