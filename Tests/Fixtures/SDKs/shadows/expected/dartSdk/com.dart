part of 'shadows.dart';

class ComVariablesBuilder {
  final Optional<int> _com = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _java = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _kotlin = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _kotlinx = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _Companion_ = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  ComVariablesBuilder com(int? t) {
    _com.value = t;
    return this;
  }

  ComVariablesBuilder java(int? t) {
    _java.value = t;
    return this;
  }

  ComVariablesBuilder kotlin(int? t) {
    _kotlin.value = t;
    return this;
  }

  ComVariablesBuilder kotlinx(int? t) {
    _kotlinx.value = t;
    return this;
  }

  ComVariablesBuilder Companion_(int? t) {
    _Companion_.value = t;
    return this;
  }

  ComVariablesBuilder(this._dataConnect);

  Deserializer<ComData> dataDeserializer = (dynamic json) => ComData.fromJson(jsonDecode(json));
  Serializer<ComVariables> varsSerializer = (ComVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<ComData, ComVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ComData, ComVariables> ref() {
    return _dataConnect.query(
      'com',
      dataDeserializer,
      varsSerializer,
      ComVariables(
        com: _com,
        java: _java,
        kotlin: _kotlin,
        kotlinx: _kotlinx,
        Companion_: _Companion_,
      ),
    );
  }
}

@immutable
class ComItems {
  final int? java;
  final EnumValue<Same>? Companion_;

  ComItems.fromJson(dynamic json) :
    java = json['java'] == null ? null : nativeFromJson<int>(json['java']),
    Companion_ = json['Companion'] == null ? null : sameDeserializer(json['Companion']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ComItems otherTyped = other as ComItems;
    return this.java == otherTyped.java &&
        this.Companion_ == otherTyped.Companion_;
  }

  @override
  int get hashCode => Object.hashAll([java.hashCode, Companion_.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.java != null) {
      json['java'] = nativeToJson<int>(this.java!);
    }
    if (this.Companion_ != null) {
      json['Companion'] = sameSerializer(this.Companion_!);
    }
    return json;
  }

  ComItems({
    this.java,
    this.Companion_,
  });
}

@immutable
class ComData {
  final List<ComItems> items;

  ComData.fromJson(dynamic json) :
    items = (json['items'] as List<dynamic>).map((e) => ComItems.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ComData otherTyped = other as ComData;
    return _equal(this.items, otherTyped.items);
  }

  @override
  int get hashCode => Object.hashAll([_hash(items)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['items'] = this.items.map((e) => e.toJson()).toList();
    return json;
  }

  ComData({
    required this.items,
  });
}

@immutable
class ComVariables {
  late final Optional<int> com;
  late final Optional<int> java;
  late final Optional<int> kotlin;
  late final Optional<int> kotlinx;
  late final Optional<int> Companion_;

  @Deprecated('Variables are only sent.')
  ComVariables.fromJson(Map<String, dynamic> json) {
    this.com = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('com')) {
      this.com.value = json['com'] == null ? null : nativeFromJson<int>(json['com']);
    }
    this.java = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('java')) {
      this.java.value = json['java'] == null ? null : nativeFromJson<int>(json['java']);
    }
    this.kotlin = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('kotlin')) {
      this.kotlin.value = json['kotlin'] == null ? null : nativeFromJson<int>(json['kotlin']);
    }
    this.kotlinx = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('kotlinx')) {
      this.kotlinx.value = json['kotlinx'] == null ? null : nativeFromJson<int>(json['kotlinx']);
    }
    this.Companion_ = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('Companion')) {
      this.Companion_.value = json['Companion'] == null ? null : nativeFromJson<int>(json['Companion']);
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ComVariables otherTyped = other as ComVariables;
    return this.com.state == otherTyped.com.state && _equal(this.com.value, otherTyped.com.value) &&
        this.java.state == otherTyped.java.state && _equal(this.java.value, otherTyped.java.value) &&
        this.kotlin.state == otherTyped.kotlin.state && _equal(this.kotlin.value, otherTyped.kotlin.value) &&
        this.kotlinx.state == otherTyped.kotlinx.state && _equal(this.kotlinx.value, otherTyped.kotlinx.value) &&
        this.Companion_.state == otherTyped.Companion_.state && _equal(this.Companion_.value, otherTyped.Companion_.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(com.state, _hash(com.value)), Object.hash(java.state, _hash(java.value)), Object.hash(kotlin.state, _hash(kotlin.value)), Object.hash(kotlinx.state, _hash(kotlinx.value)), Object.hash(Companion_.state, _hash(Companion_.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.com.state == OptionalState.set) {
      json['com'] = this.com.toJson();
    }
    if (this.java.state == OptionalState.set) {
      json['java'] = this.java.toJson();
    }
    if (this.kotlin.state == OptionalState.set) {
      json['kotlin'] = this.kotlin.toJson();
    }
    if (this.kotlinx.state == OptionalState.set) {
      json['kotlinx'] = this.kotlinx.toJson();
    }
    if (this.Companion_.state == OptionalState.set) {
      json['Companion'] = this.Companion_.toJson();
    }
    return json;
  }

  ComVariables({
    required this.com,
    required this.java,
    required this.kotlin,
    required this.kotlinx,
    required this.Companion_,
  });
}
