part of 'variables.dart';

class ByKeyVariablesBuilder {
  ByKeyVariablesKey key;

  final FirebaseDataConnect _dataConnect;

  ByKeyVariablesBuilder(this._dataConnect, {required this.key});

  Deserializer<ByKeyData> dataDeserializer = (dynamic json) => ByKeyData.fromJson(jsonDecode(json));
  Serializer<ByKeyVariables> varsSerializer = (ByKeyVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<ByKeyData, ByKeyVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ByKeyData, ByKeyVariables> ref() {
    return _dataConnect.query(
      'ByKey',
      dataDeserializer,
      varsSerializer,
      ByKeyVariables(
        key: key,
      ),
    );
  }
}

@immutable
class ByKeyPet {
  /// What it listens to.
  final String name;
  final String ownerId;
  final int number;

  ByKeyPet.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']),
    ownerId = nativeFromJson<String>(json['ownerId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ByKeyPet otherTyped = other as ByKeyPet;
    return this.name == otherTyped.name &&
        this.ownerId == otherTyped.ownerId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode, ownerId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    json['ownerId'] = nativeToJson<String>(this.ownerId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  ByKeyPet({
    required this.name,
    required this.ownerId,
    required this.number,
  });
}

@immutable
class ByKeyData {
  final ByKeyPet? pet;

  ByKeyData.fromJson(dynamic json) :
    pet = json['pet'] == null ? null : ByKeyPet.fromJson(json['pet']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ByKeyData otherTyped = other as ByKeyData;
    return this.pet == otherTyped.pet;
  }

  @override
  int get hashCode => Object.hashAll([pet.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.pet != null) {
      json['pet'] = this.pet!.toJson();
    }
    return json;
  }

  ByKeyData({
    this.pet,
  });
}

@immutable
class ByKeyVariablesKey {
  final String ownerId;
  final int number;

  ByKeyVariablesKey.fromJson(dynamic json) :
    ownerId = nativeFromJson<String>(json['ownerId']),
    number = nativeFromJson<int>(json['number']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ByKeyVariablesKey otherTyped = other as ByKeyVariablesKey;
    return this.ownerId == otherTyped.ownerId &&
        this.number == otherTyped.number;
  }

  @override
  int get hashCode => Object.hashAll([ownerId.hashCode, number.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['ownerId'] = nativeToJson<String>(this.ownerId);
    json['number'] = nativeToJson<int>(this.number);
    return json;
  }

  ByKeyVariablesKey({
    required this.ownerId,
    required this.number,
  });
}

@immutable
class ByKeyVariables {
  final ByKeyVariablesKey key;

  @Deprecated('Variables are only sent.')
  ByKeyVariables.fromJson(Map<String, dynamic> json) :
    key = ByKeyVariablesKey.fromJson(json['key']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ByKeyVariables otherTyped = other as ByKeyVariables;
    return this.key == otherTyped.key;
  }

  @override
  int get hashCode => Object.hashAll([key.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['key'] = this.key.toJson();
    return json;
  }

  ByKeyVariables({
    required this.key,
  });
}
