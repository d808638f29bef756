/** A kind of field for the CMS, drawn by a component of ours. */
import type { CustomFieldControlProps } from '@sveltia/cms'
import { Component, type ComponentType, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The CMS brings a React of its own along, whose hooks are not those of ours: a class without hooks mounts a root of ours. */
export const cmsField = (Control: ComponentType<CustomFieldControlProps>) =>
  class extends Component<CustomFieldControlProps> {
    root: Root | undefined

    override shouldComponentUpdate(next: CustomFieldControlProps): boolean {
      this.draw(next)
      return false
    }

    override render() {
      return createElement('div', { ref: (element: HTMLElement | null) => this.mount(element) })
    }

    mount(element: HTMLElement | null) {
      if (!element) return this.root?.unmount()
      this.root = createRoot(element)
      this.draw(this.props)
    }

    draw(props: CustomFieldControlProps) {
      // At once, because the CMS hands a new value over later, and React would put the old one back into its box until then.
      const onChange = (value: unknown) => {
        this.draw({ ...props, value })
        props.onChange(value)
      }
      this.root?.render(<Control {...props} onChange={onChange} />)
    }
  }
