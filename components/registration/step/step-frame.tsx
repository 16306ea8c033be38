import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { HelpLink } from '@/components/ui/help-link'
import { type IndicatedStep, StepIndicator } from '@/components/ui/step-indicator'

type Props = {
  title: string
  intro: string
  progress?: { label: string; position: string; steps: readonly IndicatedStep[]; doneLabel: string }
  notice?: { tone: 'info' | 'success'; toneLabel: string; text: string } | undefined
  support: { title: string; text: string; link: string; href: string }
  children: ReactNode
}

/** Frame of every step: progress, title and introduction, and contact to support. */
export const StepFrame = ({ title, intro, progress, notice, support, children }: Props) => (
  <div data-funnel="" className="column py-8 lg:py-12">
    {progress && <StepIndicator {...progress} />}
    <div className="mt-8 gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        {notice && (
          <div className="mb-6 max-w-form">
            <Banner tone={notice.tone} toneLabel={notice.toneLabel} announce="status">
              <p>{notice.text}</p>
            </Banner>
          </div>
        )}
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 mb-8 max-w-form text-lg text-muted">{intro}</p>
        {children}
      </div>
      <aside className="mt-12 self-start border-t-4 border-accent bg-mist p-5 lg:sticky lg:top-6 lg:mt-0">
        <h2 className="text-lg">{support.title}</h2>
        <p className="mt-2 text-muted">{support.text}</p>
        <p className="mt-3">
          <HelpLink href={support.href}>{support.link}</HelpLink>
        </p>
      </aside>
    </div>
  </div>
)
