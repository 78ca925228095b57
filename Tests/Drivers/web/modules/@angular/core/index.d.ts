export abstract class Injector {
  abstract get<Value>(token: abstract new (...args: never[]) => Value): Value;
}
