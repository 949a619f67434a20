/** The logo of the site: a beetle whose back is an open book. */
export function Brand() {
  return (
    <svg className="brand" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        d="M16 11C13 8 8 8 5 9.5V25c3-1.5 8-1.5 11 1.5 3-3 8-3 11-1.5V9.5C24 8 19 8 16 11ZM16 11v15.5M12.5 8.2C12.5 6 14 4.5 16 4.5s3.5 1.5 3.5 3.7M13.5 5.2 11 2.5M18.5 5.2 21 2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
