// Who is signed in. For development: `dataconnect dev` believes tokens without a signature, as those of the Auth emulator are.
// In production a token comes from an identity provider, and `token` gives that one.

const KEY = 'reminders.user';

/** The name of whoever is signed in, or null. */
export function signedIn() {
  return localStorage.getItem(KEY);
}

export function signIn(user) {
  if (user) localStorage.setItem(KEY, user);
}

export function signOut() {
  localStorage.removeItem(KEY);
}

/** A token for whoever is signed in; nothing without anybody. */
export function token() {
  const user = signedIn();
  if (user === null) return null;
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: user, user_id: user, exp: inAnHour() })}.`;
}

/** The next hour but one, as a whole: the same token for a while, which needs no new one to be sent. */
function inAnHour() {
  return (Math.floor(Date.now() / 3_600_000) + 2) * 3_600;
}

/** JSON in Base64 for URLs, as tokens are written. */
function encode(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
