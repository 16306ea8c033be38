import type { ReactNode } from 'react'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  children: ReactNode
  /** Text such as "Saving" while the form is being submitted, else empty. It is announced when it appears. */
  progress?: string
}

/** The buttons that end a form. */
export const FormActions = ({ children, progress = '' }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-2">
    {children}
    <p role="status" className="flex items-center gap-2 text-muted">
      {progress !== '' && (
        <>
          <Spinner />
          {progress}
        </>
      )}
    </p>
  </div>
)
