/** The logo: an easel as the letter A, with a brush stroke for its crossbar. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg data-mark width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M16 3.5 6 28.5M16 3.5l10 25" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M16 3.5v6" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M5.5 20.6c4.6-2.9 8.2 1.5 12.2-.3 2.9-1.3 5.3-2.6 8.8-.9"
        stroke="var(--accent-ink, #8c1c30)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
