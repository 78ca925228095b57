part of 'variables.dart';

class AllOptionalVariablesBuilder {
  final Optional<String> _name = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  AllOptionalVariablesBuilder name(String? t) {
    _name.value = t;
    return this;
  }

  AllOptionalVariablesBuilder(this._dataConnect);

  Deserializer<AllOptionalData> dataDeserializer = (dynamic json) => AllOptionalData.fromJson(jsonDecode(json));
  Serializer<AllOptionalVariables> varsSerializer = (AllOptionalVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<AllOptionalData, AllOptionalVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<AllOptionalData, AllOptionalVariables> ref() {
    return _dataConnect.query(
      'AllOptional',
      dataDeserializer,
      varsSerializer,
      AllOptionalVariables(
        name: _name,
      ),
    );
  }
}

@immutable
class AllOptionalOwners {
  final String name;

  AllOptionalOwners.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AllOptionalOwners otherTyped = other as AllOptionalOwners;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  AllOptionalOwners({
    required this.name,
  });
}

@immutable
class AllOptionalData {
  final List<AllOptionalOwners> owners;

  AllOptionalData.fromJson(dynamic json) :
    owners = (json['owners'] as List<dynamic>).map((e) => AllOptionalOwners.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AllOptionalData otherTyped = other as AllOptionalData;
    return _equal(this.owners, otherTyped.owners);
  }

  @override
  int get hashCode => Object.hashAll([_hash(owners)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['owners'] = this.owners.map((e) => e.toJson()).toList();
    return json;
  }

  AllOptionalData({
    required this.owners,
  });
}

@immutable
class AllOptionalVariables {
  late final Optional<String> name;

  @Deprecated('Variables are only sent.')
  AllOptionalVariables.fromJson(Map<String, dynamic> json) {
    this.name = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('name')) {
      this.name.value = json['name'] == null ? null : nativeFromJson<String>(json['name']);
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
    final AllOptionalVariables otherTyped = other as AllOptionalVariables;
    return this.name.state == otherTyped.name.state && _equal(this.name.value, otherTyped.name.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(name.state, _hash(name.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.name.state == OptionalState.set) {
      json['name'] = this.name.toJson();
    }
    return json;
  }

  AllOptionalVariables({
    required this.name,
  });
}
