extension StandaloneRuntime {
    /// For whom something is asked.
    static let tokens: String = #"""
        // Tokens

        /** Who is asked for. A provider that takes its time does not undo what a later question found. */
        class Credentials {
          constructor(onChange) {
            this.onChange = onChange;
            this.isOfAnotherUser = false;
            this.asked = 0;
            this.adopted = 0;
          }

          async get(forceRefresh) {
            const question = ++this.asked;
            const [token, appCheck] = await Promise.all([
              ask(this.provider, forceRefresh),
              // Whether there must be one is the server's affair.
              ask(this.appCheckProvider, forceRefresh).catch(() => undefined)
            ]);
            if (question > this.adopted) this.adopt(question, token, appCheck);
            return this.token;
          }

          adopt(question, token, appCheck) {
            const before = this.token;
            this.adopted = question;
            this.appCheck = appCheck;
            this.token = token;
            this.isOfAnotherUser = userOf(before) !== userOf(token);
            if (before !== token) this.onChange();
          }
        }

        async function ask(provider, forceRefresh) {
          let token;
          try {
            token = await provider?.({ forceRefresh });
          } catch (cause) {
            throw new DataConnectError('other', `the token provider failed: ${cause?.message ?? cause}`, { cause });
          }
          if (token === undefined || token === null || token === '') return undefined;
          if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
          throw new DataConnectError('invalid-argument', 'the token provider gave what is no token');
        }

        /** Whose token it is; one that does not say is a user of its own. To verify it is the server's affair. */
        function userOf(token) {
          try {
            const payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
            return JSON.parse(atob(payload)).sub ?? token;
          } catch {
            return token;
          }
        }

        """#
}
