// Begins with the formats of the language in its address, so that the program finds them begun (`first-paint.ts`).
Intl.NumberFormat(location.hash.slice(1))
close()
