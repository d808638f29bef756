import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen'

type Failed = { error?: unknown }

/** Shows the error screen in the place of a part that failed, where no router does. React writes the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = {}

  static getDerivedStateFromError(error: unknown): Failed {
    return { error }
  }

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} level={2} /> : this.props.children
  }
}
