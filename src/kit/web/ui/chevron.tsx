/** The arrow of a select. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 15 15"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5.25 5.75 7.5 3.5l2.25 2.25M5.25 9.25 7.5 11.5l2.25-2.25" strokeLinejoin="round" strokeWidth="0.9" />
    </svg>
  )
}
