import { AREA_ID, type AreaLabels } from './shown-notifications'

/**
 * Live region for notifications, on every page from the start, because only changes within an existing live
 * region are announced. It lies over the lower edge, below the menus of the header, and moves nothing.
 */
export const NotificationArea = ({ words }: { words: AreaLabels }) => (
  <div
    id={AREA_ID}
    data-labels={JSON.stringify(words)}
    className="no-print pointer-events-none fixed right-0 bottom-(--covered-below) z-10 max-h-[min(60vh,100vh-var(--covered-below))] w-full max-w-field overflow-y-auto"
  >
    <div aria-live="assertive" />
    <div aria-live="polite" />
  </div>
)
