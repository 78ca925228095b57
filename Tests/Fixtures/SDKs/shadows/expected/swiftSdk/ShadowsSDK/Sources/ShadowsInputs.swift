import Foundation

#if canImport(FirebaseDataConnect)
  import FirebaseDataConnect
#else
  import DataConnectClient
#endif

/// A member of an input that may be left out, which is not the same as null.
@propertyWrapper
public struct OptionalMember<Value: Encodable & Hashable & Sendable>: Hashable, Sendable {
  private var values: [Value?] = []

  public init() {}

  /// Whether it is sent.
  public var isSet: Bool { !values.isEmpty }

  public var wrappedValue: Value? {
    get { values.first ?? nil }
    set { values = [newValue] }
  }

  public var projectedValue: Self { self }
}

public struct ItemData: Encodable, Hashable, Sendable {
  @OptionalMember public var id: UUID?
  @OptionalMember public var com: Int?
  @OptionalMember public var hashValue_: String?
  @OptionalMember public var same: Same?

  public init(_ optionalMembers: ((inout Self) -> Void)? = nil) {
    if let optionalMembers { optionalMembers(&self) }
  }

  enum CodingKeys: String, CodingKey {
    case id
    case com
    case hashValue_ = "hashValue"
    case same
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let codecHelper = CodecHelper<CodingKeys>()
    if let value = self.id { try codecHelper.encode(value, forKey: .id, container: &container) }
    if self.$com.isSet { try codecHelper.encode(self.com, forKey: .com, container: &container) }
    if self.$hashValue_.isSet { try codecHelper.encode(self.hashValue_, forKey: .hashValue_, container: &container) }
    if self.$same.isSet { try codecHelper.encode(self.same, forKey: .same, container: &container) }
  }
}
