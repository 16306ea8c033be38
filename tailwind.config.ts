import type { Config } from 'tailwindcss'

/** Where class names are written. Design tokens live in `app/globals.css`, as custom properties. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
} satisfies Config
