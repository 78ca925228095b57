part of 'variables.dart';

class OptionalVariablesBuilder {
  String required_;
  final Optional<String> _nullable = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<String> _defaulted = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<int> _nullableDefaulted = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<Mood> _mood = Optional.optional((json) => moodFromJson(json), (value) => moodToJson(value));
  final Optional<List<Mood>> _moods = Optional.optional((json) => (json as List<dynamic>).map((e) => moodFromJson(e)).toList(), (value) => value.map((e) => moodToJson(e)).toList());

  final FirebaseDataConnect _dataConnect;

  OptionalVariablesBuilder nullable(String? t) {
    _nullable.value = t;
    return this;
  }

  /// Where it is left out, the server takes `"a"`.
  OptionalVariablesBuilder defaulted(String t) {
    _defaulted.value = t;
    return this;
  }

  /// Where it is left out, the server takes `5`.
  OptionalVariablesBuilder nullableDefaulted(int? t) {
    _nullableDefaulted.value = t;
    return this;
  }

  /// Where it is left out, the server takes `"SAD"`.
  OptionalVariablesBuilder mood(Mood t) {
    _mood.value = t;
    return this;
  }

  OptionalVariablesBuilder moods(List<Mood>? t) {
    _moods.value = t;
    return this;
  }

  OptionalVariablesBuilder(this._dataConnect, {required this.required_});

  Deserializer<OptionalData> dataDeserializer = (dynamic json) => OptionalData.fromJson(jsonDecode(json));
  Serializer<OptionalVariables> varsSerializer = (OptionalVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<OptionalData, OptionalVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<OptionalData, OptionalVariables> ref() {
    return _dataConnect.query(
      'Optional',
      dataDeserializer,
      varsSerializer,
      OptionalVariables(
        required_: required_,
        nullable: _nullable,
        defaulted: _defaulted,
        nullableDefaulted: _nullableDefaulted,
        mood: _mood,
        moods: _moods,
      ),
    );
  }
}

@immutable
class OptionalOwners {
  final String id;
  final String name;
  /// What others see.
  final EnumValue<Mood> mood;

  OptionalOwners.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']),
    name = nativeFromJson<String>(json['name']),
    mood = moodDeserializer(json['mood']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final OptionalOwners otherTyped = other as OptionalOwners;
    return this.id == otherTyped.id &&
        this.name == otherTyped.name &&
        this.mood == otherTyped.mood;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode, name.hashCode, mood.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    json['name'] = nativeToJson<String>(this.name);
    json['mood'] = moodSerializer(this.mood);
    return json;
  }

  OptionalOwners({
    required this.id,
    required this.name,
    required this.mood,
  });
}

@immutable
class OptionalData {
  final List<OptionalOwners> owners;

  OptionalData.fromJson(dynamic json) :
    owners = (json['owners'] as List<dynamic>).map((e) => OptionalOwners.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final OptionalData otherTyped = other as OptionalData;
    return _equal(this.owners, otherTyped.owners);
  }

  @override
  int get hashCode => Object.hashAll([_hash(owners)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['owners'] = this.owners.map((e) => e.toJson()).toList();
    return json;
  }

  OptionalData({
    required this.owners,
  });
}

@immutable
class OptionalVariables {
  final String required_;
  late final Optional<String> nullable;
  /// Where it is left out, the server takes `"a"`.
  late final Optional<String> defaulted;
  /// Where it is left out, the server takes `5`.
  late final Optional<int> nullableDefaulted;
  /// Where it is left out, the server takes `"SAD"`.
  late final Optional<Mood> mood;
  late final Optional<List<Mood>> moods;

  @Deprecated('Variables are only sent.')
  OptionalVariables.fromJson(Map<String, dynamic> json) :
    required_ = nativeFromJson<String>(json['required']) {
    this.nullable = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('nullable')) {
      this.nullable.value = json['nullable'] == null ? null : nativeFromJson<String>(json['nullable']);
    }
    this.defaulted = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('defaulted')) {
      this.defaulted.value = json['defaulted'] == null ? null : nativeFromJson<String>(json['defaulted']);
    }
    this.nullableDefaulted = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('nullableDefaulted')) {
      this.nullableDefaulted.value = json['nullableDefaulted'] == null ? null : nativeFromJson<int>(json['nullableDefaulted']);
    }
    this.mood = Optional.optional((json) => moodFromJson(json), (value) => moodToJson(value));
    if (json.containsKey('mood')) {
      this.mood.value = json['mood'] == null ? null : moodFromJson(json['mood']);
    }
    this.moods = Optional.optional((json) => (json as List<dynamic>).map((e) => moodFromJson(e)).toList(), (value) => value.map((e) => moodToJson(e)).toList());
    if (json.containsKey('moods')) {
      this.moods.value = json['moods'] == null ? null : (json['moods'] as List<dynamic>).map((e) => moodFromJson(e)).toList();
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
    final OptionalVariables otherTyped = other as OptionalVariables;
    return this.required_ == otherTyped.required_ &&
        this.nullable.state == otherTyped.nullable.state && _equal(this.nullable.value, otherTyped.nullable.value) &&
        this.defaulted.state == otherTyped.defaulted.state && _equal(this.defaulted.value, otherTyped.defaulted.value) &&
        this.nullableDefaulted.state == otherTyped.nullableDefaulted.state && _equal(this.nullableDefaulted.value, otherTyped.nullableDefaulted.value) &&
        this.mood.state == otherTyped.mood.state && _equal(this.mood.value, otherTyped.mood.value) &&
        this.moods.state == otherTyped.moods.state && _equal(this.moods.value, otherTyped.moods.value);
  }

  @override
  int get hashCode => Object.hashAll([required_.hashCode, Object.hash(nullable.state, _hash(nullable.value)), Object.hash(defaulted.state, _hash(defaulted.value)), Object.hash(nullableDefaulted.state, _hash(nullableDefaulted.value)), Object.hash(mood.state, _hash(mood.value)), Object.hash(moods.state, _hash(moods.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['required'] = nativeToJson<String>(this.required_);
    if (this.nullable.state == OptionalState.set) {
      json['nullable'] = this.nullable.toJson();
    }
    if (this.defaulted.state == OptionalState.set) {
      json['defaulted'] = this.defaulted.toJson();
    }
    if (this.nullableDefaulted.state == OptionalState.set) {
      json['nullableDefaulted'] = this.nullableDefaulted.toJson();
    }
    if (this.mood.state == OptionalState.set) {
      json['mood'] = this.mood.toJson();
    }
    if (this.moods.state == OptionalState.set) {
      json['moods'] = this.moods.toJson();
    }
    return json;
  }

  OptionalVariables({
    required this.required_,
    required this.nullable,
    required this.defaulted,
    required this.nullableDefaulted,
    required this.mood,
    required this.moods,
  });
}
