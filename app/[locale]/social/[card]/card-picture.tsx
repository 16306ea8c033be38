import { SOCIAL_CARD } from '@/lib/seo/social-card'

type Props = { siteName: string; acronym?: string | undefined; title: string; text?: string | undefined }

const INK = '#0f3d4c'
const PAPER = '#fbf7f1'
const WARM = '#9c4419'
const MUTED = '#4b585e'
const BARS = [56, 104, 80, 128]

/**
 * The social card of a shared link. It is not rendered by a browser: flex boxes only, all sizes in pixels.
 */
export const CardPicture = ({ siteName, acronym, title, text }: Props) => (
  <div
    style={{
      ...SOCIAL_CARD,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: PAPER,
      borderLeft: `24px solid ${INK}`,
    }}
  >
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {acronym !== undefined && <div style={{ fontSize: 40, color: WARM, marginBottom: 12 }}>{acronym}</div>}
      <div style={{ fontSize: 68, lineHeight: 1.12, color: INK }}>{title}</div>
      {text !== undefined && (
        <div style={{ fontSize: 34, lineHeight: 1.35, color: MUTED, marginTop: 28 }}>{text}</div>
      )}
    </div>
    <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between' }}>
      <div style={{ fontSize: 36, color: INK }}>{siteName}</div>
      <div style={{ display: 'flex', alignItems: 'flex-end' }}>
        {BARS.map(height => (
          <div key={height} style={{ width: 28, height, marginLeft: 16, background: INK }} />
        ))}
      </div>
    </div>
  </div>
)
